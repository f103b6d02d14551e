import { person } from '../../privacy/cli/person.ts';
import { retention } from '../../privacy/cli/retention.ts';
import type { Command } from '../command.ts';
import { exportLeads } from './export.ts';
import { list } from './list.ts';
import { replay } from './replay.ts';
import { show } from './show.ts';
import { spam } from './spam.ts';
import { speed } from './speed.ts';

export const commands: Record<string, Command> = {
  list,
  show,
  export: exportLeads,
  person,
  retention,
  replay,
  spam,
  speed,
};
