/** Makes a release and prints its steps, for a test that kills it: `node make-and-report.ts PAGES DIST RELEASES`. */
import { openReleases } from '../open-releases.ts';

const [configs = '', dist = '', folder = ''] = process.argv.slice(2);
const releases = await openReleases({ dist, releases: folder, clock: () => new Date(), warn: console.error });
const onStep = ({ title }: { title: string }) => console.log(title);
await releases.make({ configs }, { title: 'Killed', changes: [] }, { onStep });
