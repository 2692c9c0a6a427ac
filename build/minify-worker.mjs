import { minify } from 'terser';
import { answerTasks } from './threads.mjs';

answerTasks(async (text) => {
  const { code } = await minify(text, {
    module: true,
    ecma: 2022,
    // Nothing here asks for the length of a function, or makes an object of one without a name.
    compress: {
      ecma: 2022,
      module: true,
      passes: 3,
      keep_fargs: false,
      unsafe_arrows: true,
      unsafe_methods: true,
    },
    format: { ecma: 2022, comments: false },
  });
  return code;
});
