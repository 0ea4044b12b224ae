extension UITableViewCell: ConfigurationUpdating {}

extension UITableViewHeaderFooterView: ConfigurationUpdating {}

extension UICollectionViewCell: ConfigurationUpdating {}
