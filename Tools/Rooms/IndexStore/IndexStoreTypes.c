#include "IndexStoreTypes.h"
