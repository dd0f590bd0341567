import { isTemporal } from '../../temporal.js';

/**
 * A moment that is the same everywhere, as RFC 3339 writes it; nothing where it is none. ISO 8601 may also leave out the
 * seconds, and the colon or the minutes of an offset, and write small letters or a decimal comma.
 */
export function readDeadline(text: string): string | undefined {
  const [, minute = '', seconds = ':00', zone = ''] = ISO_8601.exec(text) ?? [];
  const [, hours, minutes = '00'] = /^([+-]\d{2}):?(\d{2})?$/.exec(zone) ?? [];
  const moment = `${minute}${seconds.replace(',', '.')}${hours === undefined ? zone : `${hours}:${minutes}`}`.toUpperCase();
  return isTemporal(moment, 'date-time') ? moment : undefined;
}

const ISO_8601 = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(:\d{2}(?:[.,]\d+)?)?(Z|[+-]\d{2}(?::?\d{2})?)$/i;
