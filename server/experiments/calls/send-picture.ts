import type { Context } from 'hono';
import { HttpError } from '../../errors.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import { ofOneVisitor } from '../../static/cache-control.ts';
import type { DistFolder } from '../../static/dist-folder.ts';
import { isKnownTag, tagOfBytes } from '../../static/entity-tag.ts';
import { type ExperimentReport, picturesFolder } from '../report/report-file.ts';

/**
 * Answers with a picture that the report names for the experiment; no other file can be asked for. A browser asks each time whether
 * its copy is current, because a picture can be taken again under its name.
 * @throws HttpError not_found
 */
export async function sendPicture(
  c: Context<ServerEnv>,
  dist: Pick<DistFolder, 'stat' | 'bytes'>,
  { running, ended }: ExperimentReport,
): Promise<Response> {
  const { name, file: asked = '' } = c.req.param() as Record<string, string>;
  const isNamed = [...running, ...ended]
    .filter((one) => one.name === name)
    .flatMap(({ pictures = {} }) => Object.values(pictures))
    .some(({ phone, desktop }) => asked === phone || asked === desktop);
  const file = isNamed ? await dist.stat(`${picturesFolder}/${asked}`) : undefined;
  if (!file) throw new HttpError('not_found', { message: 'This picture does not exist.' });
  const bytes = await dist.bytes(file);
  const etag = tagOfBytes(bytes);
  const headers = { etag, 'cache-control': ofOneVisitor, 'content-type': file.mediaType };
  if (isKnownTag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
  return c.body(bytes, 200, { ...headers, 'content-length': String(bytes.byteLength) });
}
