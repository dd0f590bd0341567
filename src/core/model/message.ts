/** A part of a message's content, as chat APIs write it. Parts without `text` are passed over. */
export interface MessagePart {
  readonly type?: string;
  readonly text?: string;
}

/** A message of a conversation, in the common shapes. */
export interface Message {
  readonly id?: string;
  readonly role: string;
  readonly content?: string | readonly MessagePart[] | null;
  /** `empty` and `token_usage` mark messages that say nothing. */
  readonly message_type?: string;
  readonly type?: string;
}
