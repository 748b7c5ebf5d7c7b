-- wrk -s tokens.lua <url> -- <file of tokens, one a line>: each request takes the next token.
local tokens = {}
local position = 0

function init(args)
  for line in io.lines(args[1]) do
    tokens[#tokens + 1] = line
  end
end

function request()
  position = position % #tokens + 1
  return wrk.format(nil, nil, { ["Host"] = "bench", ["Authorization"] = "Bearer " .. tokens[position] })
end
