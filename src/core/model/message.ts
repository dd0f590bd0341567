/** A part of a message's content, as chat APIs write it. Parts without `text` are passed over, and so are those of the types `reasoning` and `thinking`. */
export interface MessagePart {
  readonly type?: string;
  readonly text?: string;
}

/** A message of a conversation, in the common shapes. */
export interface Message {
  readonly id?: string;
  readonly role: string;
  /** Text, or parts of it; of a tool also the object that it returned. */
  readonly content?: string | readonly (MessagePart | string)[] | object | null;
  /** `empty` and `token_usage` mark messages that say nothing. */
  readonly message_type?: string;
  readonly type?: string;
  /** For the model alone, such as what `selfCheck` has to say: not shown. */
  readonly hidden?: boolean;
  /** Of an assistant: the tools that it calls. */
  readonly tool_calls?: readonly MessageToolCall[] | null;
  /** Of a tool: the call that this is the result of. */
  readonly tool_call_id?: string;
}

/** A tool call as chat APIs write it: bare, or under `function`. `arguments` may be JSON text or an object. */
export interface MessageToolCall {
  readonly id: string;
  readonly name?: string;
  readonly arguments?: unknown;
  readonly function?: { readonly name: string; readonly arguments?: unknown };
}
