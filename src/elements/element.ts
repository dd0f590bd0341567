import { LitElement } from 'lit';
import { property } from 'lit/decorators.js';
import { dress } from './dress.js';
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

/**
 * What all our elements share: a tag of their own, words in the language of the page, and the custom properties with which
 * any ancestor sets how they look.
 *
 * @cssprop --sq-accent - Selection, primary action, links and progress.
 * @cssprop --sq-accent-soft - Behind what is chosen.
 * @cssprop --sq-accent-hover - The primary action under the pointer.
 * @cssprop --sq-on-accent - Text on the accent.
 * @cssprop --sq-text - Text.
 * @cssprop --sq-text-muted - Quieter text.
 * @cssprop --sq-surface - Background.
 * @cssprop --sq-surface-sunken - Background of code.
 * @cssprop --sq-hover - What can be pressed, under the pointer.
 * @cssprop --sq-border - Hairlines.
 * @cssprop --sq-border-control - Edges of controls.
 * @cssprop --sq-danger - Errors.
 * @cssprop --sq-focus - The focus ring.
 * @cssprop --sq-space-1 - Distance.
 * @cssprop --sq-space-2 - Distance.
 * @cssprop --sq-space-3 - Distance; between blocks of prose.
 * @cssprop --sq-space-4 - Distance; between prose and cards, and inside of their edges.
 * @cssprop --sq-space-5 - Distance; before headings.
 * @cssprop --sq-space-6 - Distance.
 * @cssprop --sq-radius - Corners of the box.
 * @cssprop --sq-radius-control - Corners of controls.
 * @cssprop --sq-radius-small - Corners of small things: checkboxes, keys.
 * @cssprop --sq-target - Smallest height of what can be pressed. 44px under a finger.
 * @cssprop --sq-mark - Size of radios and checkboxes.
 * @cssprop --sq-max-inline-size - Greatest width.
 * @cssprop --sq-font-m - Size of text.
 * @cssprop --sq-font-s - Size of help, status and buttons.
 * @cssprop --sq-font-xs - Size of keys.
 * @cssprop --sq-font-input - Size of what is typed. At least 16px under a finger.
 * @cssprop --sq-font-mono - Typeface of code.
 * @cssprop --sq-line-m - Line height of text.
 * @cssprop --sq-line-s - Line height of smaller text.
 * @cssprop --sq-fast - How long colours take to change.
 * @cssprop --sq-slow - How long the progress takes to move.
 * @cssprop --sq-ease - How both move.
 */
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

  /** In another document Lit's own would throw. */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    if (this.ownerDocument === document) return super.createRenderRoot();
    const { shadowRootOptions, elementStyles } = this.constructor as typeof LitElement;
    const root = this.shadowRoot ?? this.attachShadow(shadowRootOptions);
    dress(root, elementStyles);
    return root;
  }

  /** A page may take its conversation into a window of its own, and the style sheets stay behind. */
  adoptedCallback(): void {
    if (this.shadowRoot) dress(this.shadowRoot, (this.constructor as typeof LitElement).elementStyles);
  }
}
