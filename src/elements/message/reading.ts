import type { Segment } from '../../core/model/index.js';
import { parseMessage, type ParseOptions } from '../../core/parse-message.js';

/** A segment, and the line of the message on which it begins, from 1. */
export interface PlacedSegment {
  readonly segment: Segment;
  readonly firstLine: number;
}

/** Cuts a message; while more of it is to come, nothing in it can be sent. */
export function readSegments(content: string, options: ParseOptions, isStreaming: boolean): readonly PlacedSegment[] {
  let line = 1;
  return parseMessage(content, options).map((segment) => {
    const firstLine = line;
    line += segment.raw.match(/\r\n|\r|\n/g)?.length ?? 0;
    const isOpen = isStreaming && segment.type === 'questionnaire';
    return { segment: isOpen ? { ...segment, questionnaire: { ...segment.questionnaire, complete: false } } : segment, firstLine };
  });
}
