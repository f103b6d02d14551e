import { locate } from '../errors/locate.ts';
import { ProblemsError } from '../errors/problem.ts';
import { openProject } from '../project/project.ts';
import { createMomentReader, type Moment } from '../schedule/moment.ts';
import { siteZone } from '../schedule/time-zones.ts';

/**
 * Reads `--at`: a moment as in `from`.
 * @throws ProblemsError if the text is not a moment
 */
export async function momentNamed(written: string, configs: string): Promise<Moment> {
  const { shared } = await openProject(configs, Date.now());
  const read = createMomentReader(siteZone(shared.site?.timeZone))(written, 'from', []);
  if ('code' in read) throw new ProblemsError([locate(read, [{ file: '--at', text: written }])]);
  return read;
}
