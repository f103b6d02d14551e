/** The chat's window is open, small (the provider's own button is seen), or not to be seen at all. */
export type ChatVisibility = 'maximized' | 'minimized' | 'hidden';

/** What a provider tells. */
export interface ChatEvents {
  /** The chat is there and can be asked to do things. */
  onReady: (visibility: ChatVisibility) => void;
  onVisibility: (visibility: ChatVisibility) => void;
  /** Somebody wrote, or sent a file. */
  onMessage: () => void;
  /** The provider's code did not arrive; it may be loaded again. */
  onFailure: () => void;
}

/** Whoever runs the chat. Nothing is fetched before `load`. */
export interface ChatProvider {
  /** Fetches the provider's code and shows its button. */
  load: () => void;
  /** Opens the window. Only after `onReady`. */
  maximize: () => void;
}
