import type { Decorator, Preview } from '@storybook/web-components-vite';
import '../src/elements/define.js';

/** The page's own settings, as a host sets them: the elements follow, nothing is passed to them. */
const asHostPage: Decorator = (story, { globals }) => {
  const root = document.documentElement;
  root.style.colorScheme = String(globals['colorScheme']);
  root.style.background = 'light-dark(#ffffff, #121212)';
  root.style.color = 'CanvasText';
  root.style.font = '16px/1.5 system-ui, sans-serif';
  root.lang = String(globals['locale']);
  root.dir = String(globals['direction']);
  document.body.style.background = 'none';
  return story();
};

const preview: Preview = {
  decorators: [asHostPage],
  globalTypes: {
    colorScheme: {
      description: 'Colour scheme',
      toolbar: { title: 'Scheme', icon: 'contrast', items: [{ value: 'light dark', title: 'system' }, 'light', 'dark'], dynamicTitle: true },
    },
    locale: {
      description: 'Language of the page',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'en', title: 'English' },
          { value: 'zh-CN', title: '中文' },
          { value: 'pt-BR', title: 'Português' },
          { value: 'ar', title: 'العربية' },
        ],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Direction of the page',
      toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  initialGlobals: { colorScheme: 'light dark', locale: 'en', direction: 'ltr' },
  parameters: { a11y: { test: 'error' } },
};
export default preview;
