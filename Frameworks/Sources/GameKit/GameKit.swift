// No player is signed in to Game Center.

@_exported import UIKit
