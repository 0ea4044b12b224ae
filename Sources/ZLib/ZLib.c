#include "ZLib.h"
