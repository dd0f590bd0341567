import { Model } from 'survey-core';
import 'survey-js-ui';
import { MORE, NEXT, PARTS, TITLE, lastIn, type Forms } from './forms.js';

const SURVEY = {
  title: TITLE,
  elements: [
    { type: 'radiogroup', name: 'next', title: NEXT.prompt, choices: NEXT.options, defaultValue: NEXT.options[0] },
    { type: 'checkbox', name: 'parts', title: PARTS.prompt, choices: PARTS.options, defaultValue: [PARTS.options[0]], showOtherItem: true },
    { type: 'comment', name: 'more', title: MORE.prompt },
  ],
};

export const surveyForms: Forms = {
  show(host, count) {
    host.replaceChildren(
      ...Array.from({ length: count }, () => {
        const element = document.createElement('div');
        new Model({ ...SURVEY, textUpdateMode: 'onTyping' }).render(element);
        return element;
      }),
    );
  },
  textField: (host) => lastIn(host, 'textarea'),
};
