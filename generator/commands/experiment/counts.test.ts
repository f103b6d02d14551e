import { expect, it } from 'vitest';
import { emptyFolder } from '../../fixtures/test-folder.ts';
import { countsOf } from './counts.ts';
import { ExperimentError } from './experiment-error.ts';

it('a missing database is a refusal that names the variable to set, not a crash', async () => {
  const read = countsOf({ DATA_DIR: emptyFolder() })(async () => 0);
  await expect(read).rejects.toThrow(ExperimentError);
  await expect(read).rejects.toThrow(
    /^No database in DATA_DIR ".*": set it to the server's folder, or set DATABASE_URL\.$/,
  );
});
