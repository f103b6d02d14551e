/** Says that something changed. Desks and visitors fetch what they may see of it. */
export type Change = { lead: string; isNew?: true } | { presence: string | null } | { chat: string };
