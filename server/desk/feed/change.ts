/**
 * Says that something changed. Desks and visitors fetch what they may see of it. `missed`: some changes may not have been
 * received.
 */
export type Change =
  | { lead: string; isNew?: true }
  | { presence: string | null }
  | { chat: string }
  | { missed: true };
