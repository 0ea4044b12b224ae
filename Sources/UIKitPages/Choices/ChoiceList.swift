/// A row of a list of a page of the system's.
@preconcurrency @MainActor
package struct ChoiceRow {
    let title: String
    let detail: String?
    let image: UIImage?
    let font: UIFont?
    let choose: (@MainActor () -> Void)?

    /// A row; one that does nothing when it is tapped cannot be.
    package init(
        _ title: String, detail: String? = nil, image: UIImage? = nil, font: UIFont? = nil,
        choose: (@MainActor () -> Void)? = nil
    ) {
        self.title = title
        self.detail = detail
        self.image = image
        self.font = font
        self.choose = choose
    }
}

/// A list of a page of the system's.
@preconcurrency @MainActor
package final class ChoiceList: UITableView, UITableViewDataSource, UITableViewDelegate {
    /// The rows, section by section.
    package var choices: [[ChoiceRow]] = [] {
        didSet { reloadData() }
    }

    /// Creates a list of rows.
    package init(_ rows: [[ChoiceRow]]) {
        super.init(frame: .zero, style: .insetGrouped)
        choices = rows
        dataSource = self
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    /// As many as there are groups of rows.
    package func numberOfSections(in tableView: UITableView) -> Int { choices.count }

    /// The rows of a group.
    package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        choices[section].count
    }

    /// A cell with the row's picture, title and detail.
    package func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = choices[indexPath.section][indexPath.row]
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = UIListContentConfiguration.subtitleCell()
        content.text = row.title
        content.secondaryText = row.detail
        content.image = row.image
        if let font = row.font { content.textProperties.font = font }
        content.imageProperties.maximumSize = CGSize(width: 28, height: 28)
        cell.contentConfiguration = content
        cell.selectionStyle = row.choose == nil ? .none : .default
        return cell
    }

    /// Does what the row does.
    package func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        deselectRow(at: indexPath, animated: true)
        choices[indexPath.section][indexPath.row].choose?()
    }
}
