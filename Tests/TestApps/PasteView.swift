import UIKit

/// Counts the item providers that are pasted into it.
package final class PasteView: UIView {
    package var pasted = 0

    package override func paste(itemProviders: [NSItemProvider]) { pasted += itemProviders.count }
}
