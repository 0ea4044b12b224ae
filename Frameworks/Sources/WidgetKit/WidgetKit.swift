// The part that an app uses to update its widgets. The user has added no widgets. The widgets themselves are SwiftUI in an
// extension, which isn't adopted.

import Foundation
@_exported import Intents
