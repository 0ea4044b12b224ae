extension OverridableMethod {
    static let commitsEdits = OverridableMethod(
        of: UITableViewController.self, plain: OverridesNothing.self, whereDiffers: CommitsByItself.self)
}

private class OverridesNothing: UITableViewController {}

private final class CommitsByItself: OverridesNothing {
    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}
}
