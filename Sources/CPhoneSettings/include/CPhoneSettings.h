// Nothing to call: see date.c and settings.c.
#pragma once
