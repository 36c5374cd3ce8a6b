// Nothing to call: see date.c.
#pragma once
