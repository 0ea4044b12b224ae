// Nodes store their tree and their properties. Nothing is rendered, and actions don't run.

@_exported import UIKit
