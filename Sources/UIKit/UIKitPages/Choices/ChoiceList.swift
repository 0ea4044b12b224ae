/// A row in the list of a system view controller.
@preconcurrency @MainActor
package struct ChoiceRow {
    let title: String
    let detail: String?
    let image: UIImage?
    let font: UIFont?
    let choose: (@MainActor () -> Void)?

    /// Creates a row. A row without an action can't be selected.
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

/// A list in a system view controller.
@preconcurrency @MainActor
package final class ChoiceList: UITableView, UITableViewDataSource, UITableViewDelegate {
    /// The rows, by section.
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

    /// The number of sections.
    package func numberOfSections(in tableView: UITableView) -> Int { choices.count }

    /// The number of rows in a section.
    package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        choices[section].count
    }

    /// A cell with the row's image, title and detail.
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

    /// Performs the row's action.
    package func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        deselectRow(at: indexPath, animated: true)
        choices[indexPath.section][indexPath.row].choose?()
    }
}
