// Nothing plays: no command arrives, and the view of the volume is empty. The information about the playing item is kept.

@_exported import UIKit
