import type { Command, Tools } from '../../cli/command.ts';

/** Dependencies of the account commands. */
export interface StaffTools extends Tools {
  input: PasswordInput;
}

export type StaffCommand = Command<StaffTools>;

/** Reads passwords. */
export interface PasswordInput {
  /** Whether a person can be prompted. */
  isTerminal: boolean;
  /** Prompts without echoing the input. */
  ask(question: string): Promise<string>;
  /** The first line of standard input. */
  readLine(): Promise<string>;
}
