import Foundation

extension Bundle {
    /// Creates the objects of a nib in this bundle and connects them to an owner; see
    /// ``UINib/instantiate(withOwner:options:)``.
    ///
    /// A missing nib causes UIKit's exception; the result is then empty. Follows Apple's page
    /// "loadNibNamed(_:owner:options:)".
    @preconcurrency @MainActor
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
