/** Whether the chat's window is open, reduced to the provider's button, or not visible at all. */
export type ChatVisibility = 'maximized' | 'minimized' | 'hidden';

/** Notifications from a provider. */
export interface ChatEvents {
  /** The chat has loaded and accepts calls. */
  onReady: (visibility: ChatVisibility) => void;
  onVisibility: (visibility: ChatVisibility) => void;
  /** A message or a file arrived. */
  onMessage: () => void;
  /** The provider's code failed to load; `load` can be called again. */
  onFailure: () => void;
}

/** A chat service. Nothing is fetched before `load`. */
export interface ChatProvider {
  /** Fetches the provider's code and shows its button. */
  load: () => void;
  /** Opens the window. Requires `onReady`. @param isRequested whether the visitor asked for it */
  maximize: (isRequested: boolean) => void;
}
