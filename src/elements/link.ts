import { html, nothing, type TemplateResult } from 'lit';
import type { Link } from '../core/model/index.js';

/** What stands before the host, the host, and what stands behind it. */
const ADDRESS = /^(https?:\/\/(?:[^/?#\\]*@)?)([^/?#\\@]+)(.*)$/is;

/**
 * An address in full, its host emphasised, since that alone says who is visited. Only a person opens it, and the page that
 * opens learns nothing of this one. What is no web address, or has another host than it says, is told and not linked.
 */
export function renderLink(link: Link | undefined): TemplateResult | typeof nothing {
  if (!link) return nothing;
  const [, before, host, after] = ADDRESS.exec(link.url) ?? [];
  if (host !== link.host) return html`<p class="link-line"><bdi>${link.url}</bdi></p>`;
  return html`<p class="link-line"><a class="link" part="link" dir="ltr" href=${link.url} target="_blank" rel="noopener noreferrer">${before}<wbr><strong class="link-host" part="link-host">${host}</strong>${after}</a></p>`;
}
