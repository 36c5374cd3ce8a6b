/* Part of Yoga.h. */
#include <yoga/Yoga.h>
