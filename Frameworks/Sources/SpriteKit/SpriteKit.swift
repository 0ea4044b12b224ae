// Nodes store their tree and their properties. Nothing is rendered, actions don't run, and there is no
// physics.

@_exported import UIKit
