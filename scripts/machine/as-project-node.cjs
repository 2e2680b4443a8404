// Loaded into npm. From its optional packages npm drops those whose `engines` the Node that runs it doesn't meet: under
// Node 18 the compiled parts of the bundler and of sharp. They will be run by the project's Node, so npm hears of that.
const { optionalDependencies } = require("../../package.json");

const [version] = Object.values(optionalDependencies);
Object.defineProperty(process, "version", { value: `v${version}` });
