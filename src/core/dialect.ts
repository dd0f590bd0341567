import type { Diagnostic, Issue } from './diagnostics.js';
import type { PayloadReader } from './payload/arriving.js';
import type { Outcome, Questionnaire, QuestionnaireResponse, Reply, Result } from './model/index.js';
import type { ArrivingBlock, Block, BlockSyntax } from './scan/block.js';

/** Where a block stands, as far as a dialect needs to know. */
export interface Where {
  readonly messageId: string;
  /** 1-based among the dialect's blocks in this message, questionnaires and responses, readable or not. */
  readonly ordinal: number;
  /** The block answers instead of asking. */
  readonly reply: boolean;
  /** The id that the questionnaire is to have. */
  readonly id: string;
  /** Whether visible prose stands somewhere before the block in its message. */
  readonly prefaced: boolean;
  /** Of diagnostics. */
  readonly locale: string;
}

export type Decoded =
  | { readonly type: 'questionnaire'; readonly questionnaire: Questionnaire }
  | { readonly type: 'response'; readonly response: QuestionnaireResponse }
  | { readonly type: 'invalid'; readonly diagnostics: readonly Diagnostic[] };

/** A tool call of the assistant, in the common shape. `arguments` may be JSON text or an object. */
export interface ToolCall {
  readonly id: string;
  readonly name: string;
  readonly arguments?: unknown;
}

/** What the tool returned, as the message of its role has it; `content` may be an object or its JSON text. */
export interface ToolResult {
  readonly role?: string;
  readonly tool_call_id: string;
  readonly content: unknown;
}

/** What the host knows of a request beside its payload. */
export interface RequestOptions {
  /** Of the questionnaire, where the payload itself has none that is unique. */
  readonly id?: string;
  /** The person may end the questions and have the plan made of what is known: `finish` is offered. Default: not. */
  readonly finish?: boolean;
  /** Of diagnostics. */
  readonly locale?: string;
}

/** How replies are worded. `timeZone` is an IANA name, for answers that need an offset. */
export interface ReplyContext {
  readonly locale: string;
  readonly timeZone?: string;
}

/**
 * One wire format: what it looks like in text, as a tool call or as a request, and how it is answered.
 * A dialect brings up to three intakes and both directions of the answer; it knows no other dialect.
 */
export interface Dialect {
  readonly name: string;
  /** Blocks in the text of a message. */
  readonly block?: {
    readonly syntax: readonly BlockSyntax[];
    readonly replySyntax: readonly BlockSyntax[];
    /** Stands between message id and ordinal in an id: `<messageId>_<idPrefix><n>`. Default `q`. */
    readonly idPrefix?: string;
    decode(block: Block, where: Where): Decoded;
    /**
     * What can be shown of a questionnaire that is still arriving: its questions stay the same objects and keep their ids
     * as it grows. Without this it shows once it is whole.
     */
    decodePartial?(block: ArrivingBlock, where: Where): Questionnaire;
    /** Reads the payload of one block as it arrives, for `decodePartial`. */
    payloadReader?(form: BlockSyntax['form']): PayloadReader;
  };
  /** A tool call with its result. */
  readonly call?: {
    readonly tools: readonly string[];
    /** `locale`: of diagnostics. */
    decode(call: ToolCall, result: ToolResult, locale?: string): Decoded;
  };
  /** A request that waits for a response. */
  readonly request?: {
    recognizes(payload: unknown): boolean;
    decode(payload: unknown, options?: RequestOptions): Decoded;
  };
  /** Writes the reply. An outcome that the wire cannot express is an issue, not a guess. */
  encode(questionnaire: Questionnaire, outcome: Outcome, context: ReplyContext): Result<Reply, Issue>;
  /** One sentence of the reply that says what came of it, where the wire has such: its record shows that. */
  tell?(questionnaire: Questionnaire, outcome: Outcome, locale: string): string | undefined;
  /** Reads a reply back: the text of a message, or the result of a request. `locale`: of diagnostics. */
  decodeReply(reply: unknown, questionnaire?: Questionnaire, locale?: string): Result<QuestionnaireResponse, readonly Diagnostic[]>;
}

/** The dialect that a questionnaire was read by. */
export const findDialect = (dialects: readonly Dialect[], { dialect }: Pick<Questionnaire, 'dialect'>): Dialect | undefined => dialects.find(({ name }) => name === dialect);
