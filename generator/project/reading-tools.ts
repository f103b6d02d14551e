import { loadSchemas } from '../../schema/load-schemas.ts';
import { createYamlReader, type ReadYaml } from '../load/yaml/read-yaml.ts';
import { compilePlans, type Plan } from '../prepare/value/plan.ts';
import { createValidator, type Validator } from '../validate/schema/validator.ts';

/** What reading any folder needs: the compiled schemas, and a reader that remembers what it parsed. */
export interface ReadingTools {
  readYaml: ReadYaml;
  validator: Validator;
  plans: Map<string, Plan | undefined>;
}

export function createReadingTools(): ReadingTools {
  return { readYaml: createYamlReader(), validator: createValidator(), plans: compilePlans(loadSchemas()) };
}
