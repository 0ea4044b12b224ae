// Cells and other views that lists create from nibs.
extension UITableView {
    func registerCell(_ nib: UINib?, _ identifier: String) {
        guard let nib else { return registerCell(nil as AnyClass?, identifier) }
        registerCell(identifier) {
            let cell = nib.makeOne(UITableViewCell.self, for: identifier)
            cell?.checkIdentifier(identifier)
            return cell
        }
    }

    func registerHead(_ nib: UINib?, _ identifier: String) {
        guard let nib else { return registerHead(nil as AnyClass?, identifier) }
        registerHead(identifier) { nib.makeOne(UITableViewHeaderFooterView.self, for: identifier) }
    }
}

extension UITableViewCell {
    /// Raises UIKit's exception if the identifiers differ. The message keeps UIKit's typing error.
    fileprivate func checkIdentifier(_ identifier: String) {
        guard let own = reuseIdentifier, own != identifier else { return }
        Runtime.current.diagnostics.raise(
            .internalInconsistency,
            "cell reuse indentifier in nib (\(own)) does not match the identifier used to register the nib (\(identifier))"
        )
    }
}

extension UICollectionView {
    func register(_ nib: UINib?, _ name: ReuseName) {
        guard let nib else { return register(nil as AnyClass?, name) }
        reuse.register(by: { nib.makeOne(UICollectionReusableView.self, for: name.identifier) }, for: name)
    }
}

extension UINib {
    /// Creates the single view of a nib. Another number of objects, or another class, raises UIKit's exception; the result is then `nil`.
    fileprivate func makeOne<View: UIView>(_ type: View.Type, for identifier: String) -> View? {
        let objects = instantiate(withOwner: nil)
        if objects.count == 1, let view = objects[0] as? View { return view }
        Runtime.current.diagnostics.raise(
            .internalInconsistency,
            "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must "
                + "be a \(View.self) instance")
        return nil
    }
}
