import { MORE, NEXT, PARTS, SEND, TITLE, lastIn, type Forms } from './forms.js';

/** The least that such a form can cost: HTML that the platform reads, and nothing behind it. */
export const nativeForms: Forms = {
  show(host, count) {
    // eslint-disable-next-line no-restricted-syntax -- what everything else is measured by; all of it is written here
    host.innerHTML = Array.from({ length: count }, (_, index) => form(`form-${index}`)).join('');
  },
  textField: (host) => lastIn(host, 'textarea'),
};

function form(id: string): string {
  return `<form class="card">
    <h3>${TITLE}</h3>
    <fieldset><legend>${NEXT.prompt}</legend>${rows(id, 'radio', 'next', NEXT.options, 0)}</fieldset>
    <fieldset><legend>${PARTS.prompt}</legend>${rows(id, 'checkbox', 'parts', PARTS.options, 0)}<label><input type="checkbox" name="${id}-parts" value="other"> Other</label><input aria-label="Other"></fieldset>
    <label for="${id}-more">${MORE.prompt}</label><textarea id="${id}-more" rows="3"></textarea>
    <button type="button">${SEND}</button>
  </form>`;
}

function rows(id: string, type: string, name: string, options: readonly string[], chosen: number): string {
  return options.map((label, index) => `<label><input type="${type}" name="${id}-${name}" value="${index}"${index === chosen ? ' checked' : ''}> ${label}</label>`).join('');
}
