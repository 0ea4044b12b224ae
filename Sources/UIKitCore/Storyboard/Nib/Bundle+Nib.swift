import Foundation

extension Bundle {
    /// Makes the objects of a nib of this bundle, connected with an owner; see ``UINib/instantiate(withOwner:options:)``.
    ///
    /// A nib that is not there is UIKit's exception; then the result is empty. Follows Apple's page
    /// "loadNibNamed(_:owner:options:)".
    @preconcurrency @MainActor
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
