@_exported import Observation
import UIKitPages

extension UISearchBar {
    public var isEnabled: Bool {
        get { searchTextField.isEnabled }
        set { searchTextField.isEnabled = newValue }
    }
}

extension UIImage {
    nonisolated(nonsending) public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }
}
