import { minify } from 'terser';
import { answerTasks } from './threads.mjs';

answerTasks(async (text) => {
  const { code } = await minify(text, {
    module: true,
    ecma: 2022,
    compress: { ecma: 2022, module: true, passes: 3 },
    format: { ecma: 2022, comments: false },
  });
  return code;
});
