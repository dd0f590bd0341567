import { LitElement } from 'lit';
import { property } from 'lit/decorators.js';
import { Localize } from './localize/localize.js';

/** What `define()` needs to know of a class. */
export interface ElementClass {
  new (): HTMLElement;
  readonly tag: string;
  readonly dependencies: readonly DefinableClass[];
}

/** A class that can define itself. */
export interface DefinableClass extends ElementClass {
  define(tag?: string, registry?: CustomElementRegistry): void;
}

/** What all our elements share: a tag of their own, and words in the language of the page. */
export abstract class QuestionnaireElement extends LitElement {
  /** The tag under which the class is defined, unless another one is asked for. */
  static readonly tag: string;
  /** The classes whose tags it renders. */
  static readonly dependencies: readonly DefinableClass[] = [];

  /**
   * Defines the element, and those it renders. A tag that is taken stays as it is: with two copies of the library on a
   * page, the first wins. Does nothing where there is no registry, as on a server.
   */
  static define(this: ElementClass, tag: string = this.tag, registry: CustomElementRegistry | undefined = globalThis.customElements): void {
    if (!registry) return;
    for (const dependency of this.dependencies) dependency.define(undefined, registry);
    if (registry.get(tag)) return;
    // A class can be defined once only; under a second tag it is a class of its own.
    try {
      registry.define(tag, this);
    } catch {
      registry.define(tag, class extends this {});
    }
  }

  /** BCP 47; of the element's own words. Default: the language of the page around it. */
  @property() locale: string | undefined;

  protected readonly words = new Localize(this);
}
