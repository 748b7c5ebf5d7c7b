-- wrk -s tokens.lua <url> -- <file of tokens, one a line> [milliseconds or -] [first]: each request takes the next token, and waits before.
local tokens = {}
local position = 0

function init(args)
  for line in io.lines(args[1]) do
    tokens[#tokens + 1] = line
  end
  position = tonumber(args[3]) or 0
  local pause = tonumber(args[2])
  if pause then
    delay = function() return pause end
  end
end

function request()
  position = position % #tokens + 1
  return wrk.format(nil, nil, { ["Host"] = "bench", ["Authorization"] = "Bearer " .. tokens[position] })
end
