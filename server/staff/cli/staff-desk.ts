import type { Command, Tools } from '../../cli/command.ts';

/** What commands about accounts work with. */
export interface StaffDesk extends Tools {
  input: PasswordInput;
}

export type StaffCommand = Command<StaffDesk>;

/** Where passwords come from. */
export interface PasswordInput {
  /** Whether somebody sits there who can be asked. */
  isTerminal: boolean;
  /** Asks without showing what is typed. */
  ask(question: string): Promise<string>;
  /** The first line of what is piped in. */
  readLine(): Promise<string>;
}
