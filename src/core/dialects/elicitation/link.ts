import type { Questionnaire } from '../../model/index.js';
import { fieldOf } from '../../payload/foreign.js';
import { read, unsupported, type Reading } from './reading.js';

export interface LinkRequest {
  readonly link: NonNullable<Questionnaire['link']>;
  readonly elicitationId: string;
}

/** UTF-16 units: longer than any browser shows. */
const MAX_URL = 8_000;

/** Reads MCP’s `mode: "url"`. The address is shown as the platform reads it, so that its host is the one that would be visited. */
export function readLink(payload: unknown): Reading<LinkRequest> {
  const url = fieldOf(payload, 'url');
  const elicitationId = fieldOf(payload, 'elicitationId');
  if (typeof url !== 'string' || url.trim() === '') return unsupported('missing url');
  const address = url.length > MAX_URL ? undefined : webAddress(url);
  if (!address) return unsupported('url must be an http(s) address');
  if (typeof elicitationId !== 'string' || elicitationId === '') return unsupported('missing elicitationId');
  return read({ link: { url: address.href, host: address.host }, elicitationId });
}

function webAddress(text: string): URL | undefined {
  try {
    const url = new URL(text);
    return /^https?:$/.test(url.protocol) && url.host !== '' ? url : undefined;
  } catch {
    return undefined;
  }
}
