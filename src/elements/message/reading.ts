import type { Segment } from '../../core/model/index.js';
import { parseMessage, type ParseOptions } from '../../core/parse-message.js';

/** A segment, and where in the message it begins: line and column from 1, columns in UTF-16 units. */
export interface PlacedSegment {
  readonly segment: Segment;
  readonly firstLine: number;
  readonly firstColumn: number;
}

/** Cuts a message; while more of it is to come, nothing in it can be sent. */
export function readSegments(content: string, options: ParseOptions, isStreaming: boolean): readonly PlacedSegment[] {
  let firstLine = 1;
  let firstColumn = 1;
  return parseMessage(content, options).map((segment) => {
    const isOpen = isStreaming && segment.type === 'questionnaire';
    const placed = { segment: isOpen ? { ...segment, questionnaire: { ...segment.questionnaire, complete: false } } : segment, firstLine, firstColumn };
    const lines = segment.raw.split(/\r\n|\r|\n/);
    firstLine += lines.length - 1;
    firstColumn = (lines.length > 1 ? 1 : firstColumn) + (lines.at(-1) ?? '').length;
    return placed;
  });
}
