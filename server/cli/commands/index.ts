import type { Command } from '../command.ts';
import { exportLeads } from './export.ts';
import { list } from './list.ts';
import { replay } from './replay.ts';
import { show } from './show.ts';
import { spam } from './spam.ts';
import { speed } from './speed.ts';

export const commands: Record<string, Command> = { list, show, export: exportLeads, replay, spam, speed };
