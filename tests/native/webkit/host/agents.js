import JavaScriptCore from 'gi://JavaScriptCore?version=4.1';

/** Scripts in this world share only the page's elements, so the shop does not notice them. */
export const agentWorld = 'agent';
const handler = 'agent';

/** Tasks that change nothing, which the next document can answer if the one that was asked is gone. */
const reading = new Set(['see', 'gone', 'count', 'height', 'variable', 'attribute', 'show']);

/**
 * The agents in the frames of a view: each asks for a task and waits until there is one.
 * @param source the agent's script
 */
export function createAgents(source) {
  /** The waiting agents, the newest first. */
  let idle = [];
  /** The pending tasks, by the frame that they are for. */
  let expected = [];
  const pending = new Map();
  /** The tasks that an agent has, but has not finished, by their id. */
  const given = new Map();

  const fits = (task, { at, main }) => (task.frame === 'main' ? main : !main && at.includes(task.frame));

  function giveOut() {
    expected = expected.filter((task) => {
      const agent = idle.find((each) => fits(task, each));
      if (!agent) return true;
      idle = idle.filter((other) => other !== agent);
      given.set(task.id, task);
      agent.give(JSON.stringify(task));
      return false;
    });
  }

  /** A frame's document can be replaced before it has answered: its successor is asked the same. */
  function askAgain(agent) {
    const lost = [...given.values()].filter((task) => reading.has(task.do) && fits(task, agent));
    for (const task of lost) given.delete(task.id);
    expected = [...lost, ...expected];
  }

  function handle({ at, main, done }, give) {
    if (done) {
      given.delete(done.id);
      pending.get(done.id)?.(done);
    } else {
      askAgain({ at, main });
    }
    // A new request from a frame replaces its earlier one.
    idle = [{ at, main, give }, ...idle.filter((other) => other.main !== main || (!main && other.at !== at))];
    giveOut();
  }

  return {
    source,
    listen(content) {
      content.connect(`script-message-with-reply-received::${handler}`, (_, value, reply) => {
        const context = value.get_context();
        handle(JSON.parse(value.to_string()), (text) =>
          reply.return_value(JavaScriptCore.Value.new_string(context, text)),
        );
        return true;
      });
      content.register_script_message_handler_with_reply(handler, agentWorld);
    },
    /** Drops the agents of the document that is being left; one that comes back asks again. */
    forget() {
      idle = [];
    },
    /** Gives a task to the agent of a frame: the main one, or the one whose address contains this text. */
    ask(frame, task) {
      const id = String(pending.size);
      return new Promise((resolve, reject) => {
        pending.set(id, ({ value, error }) => (error ? reject(new Error(error)) : resolve(value)));
        expected.push({ id, frame, ...task });
        giveOut();
      });
    },
  };
}
