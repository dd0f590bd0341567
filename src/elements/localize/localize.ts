import { LocalizeController, registerTranslation, type FunctionParams } from '@shoelace-style/localize';
import type { LitElement } from 'lit';
import { en } from './en.js';
import { changesOfWords, remember } from './memory.js';
import { ptBR } from './pt-br.js';
import type { Terms } from './terms.js';
import { zhCN } from './zh-cn.js';

registerTranslation(en, zhCN, ptBR);

interface Localizable extends LitElement {
  /** BCP 47. Without it, the language of the page around. */
  readonly locale?: string | undefined;
}

/** Asked for with every letter that is typed, and slow to find: Intl reads a tag anew each time. */
const tags = remember<string>();
const pages = remember<string>();
const spoken = remember<string>();
const formats = remember<Intl.NumberFormat>();

/** The words of one element: in its own `locale`, else in the language of what it shows, else in that of the nearest ancestor that names one. */
export class Localize extends LocalizeController<Terms> {
  /** BCP 47; of what the element shows, which it speaks too where it has words for it. */
  contentLanguage: string | undefined;
  readonly #host: Localizable;

  constructor(host: Localizable) {
    super(host);
    this.#host = host;
  }

  /** Changes with the language, and with what is said in it. */
  get edition(): string {
    return `${this.lang()} ${changesOfWords()}`;
  }

  override lang(): string {
    const named = this.#host.locale || this.#spokenHere(this.contentLanguage) || languageAround(this.#host);
    if (named === undefined) return pages('', () => super.lang());
    return tags(named, () => (isTag(named) ? named.toLowerCase() : super.lang()));
  }

  override term<K extends keyof Terms>(key: K, ...args: FunctionParams<Terms[K]>): string {
    const lang = this.lang();
    return args.length > 0 ? this.#say(lang, key, args) : spoken(`${lang} ${key}`, () => this.#say(lang, key, args));
  }

  override number(value: number | string): string {
    const lang = this.lang();
    return formats(lang, () => new Intl.NumberFormat(lang)).format(Number(value));
  }

  #spokenHere(lang: string | undefined): string | undefined {
    return lang !== undefined && isTag(lang) && this.exists('send', { lang }) ? lang : undefined;
  }

  /** English where a language lacks the term: the registry's own fallback is whatever was registered first, by anybody. */
  #say<K extends keyof Terms>(lang: string, key: K, args: FunctionParams<Terms[K]>): string {
    if (this.exists(key, { lang })) return super.term(key, ...args);
    const term: string | ((...args: never[]) => string) = en[key];
    return typeof term === 'string' ? term : term(...(args as never[]));
  }
}

function languageAround(element: Element): string | undefined {
  if (typeof element.closest !== 'function') return undefined; // on a server
  let from: Element | undefined = element;
  while (from) {
    const named: HTMLElement | null = from.closest<HTMLElement>('[lang]:not([lang=""])');
    if (named) return named.lang;
    const root: Node = from.getRootNode();
    from = root instanceof ShadowRoot ? root.host : undefined;
  }
  return undefined;
}

/** Intl throws at anything else. */
function isTag(name: string): boolean {
  try {
    return Intl.getCanonicalLocales(name).length > 0;
  } catch {
    return false;
  }
}
