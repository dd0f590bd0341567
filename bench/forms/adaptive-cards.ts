import { AdaptiveCard } from 'adaptivecards';
import { MORE, NEXT, PARTS, SEND, TITLE, lastIn, type Forms } from './forms.js';

const choices = (options: readonly string[]): readonly object[] => options.map((title, index) => ({ title, value: String(index) }));

const CARD = {
  type: 'AdaptiveCard',
  version: '1.5',
  body: [
    { type: 'TextBlock', text: TITLE, weight: 'bolder' },
    { type: 'Input.ChoiceSet', id: 'next', label: NEXT.prompt, style: 'expanded', value: '0', choices: choices(NEXT.options) },
    { type: 'Input.ChoiceSet', id: 'parts', label: PARTS.prompt, style: 'expanded', isMultiSelect: true, value: '0', choices: choices([...PARTS.options, 'Other']) },
    { type: 'Input.Text', id: 'other', label: 'Other' },
    { type: 'Input.Text', id: 'more', label: MORE.prompt, isMultiline: true },
  ],
  actions: [{ type: 'Action.Submit', title: SEND }],
};

export const adaptiveForms: Forms = {
  show(host, count) {
    host.replaceChildren(
      ...Array.from({ length: count }, () => {
        const card = new AdaptiveCard();
        card.parse(CARD);
        return card.render() ?? '';
      }),
    );
  },
  textField: (host) => lastIn(host, 'textarea'),
};
