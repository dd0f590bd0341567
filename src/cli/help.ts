export const HELP = `Usage: sage-questionnaire check [options] FILE…

Checks the questionnaires in what an assistant wrote, before it is sent.
Each FILE is the text of one message, in UTF-8; - is the standard input.

Prints a line for each issue:

  reply.md:9:5 default_required The field "default" is required. …

Options:
  --json           print one JSON array instead, of objects with file, code,
                   name, encoding, path, line, column and message
  --locale TAG     language of the messages: en, zh-CN or pt-BR (default: en)
  -h, --help       print this
  -v, --version    print the version

Lines and columns count from 1, columns in UTF-16 units.

Exit code:
  0  no issue
  1  at least one issue
  2  a file could not be read, or the command was not understood
`;
