// Random numbers, states, entities and the strategist have real implementations.

@_exported import UIKit
