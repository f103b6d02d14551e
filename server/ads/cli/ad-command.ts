import type { Command, Tools } from '../../cli/command.ts';
import type { Config } from '../../config/config.ts';
import type { Ads } from '../ads.ts';

export interface AdTools extends Tools {
  config: Pick<Config, 'ads' | 'delivery'>;
  ads: Ads;
}

export type AdCommand = Command<AdTools>;
