import PageFlow
import UIKit

/// The albums, in a list. The page of the search tab has a search field.
final class AlbumsPage: UITableViewController, UISearchResultsUpdating {
    private var albums = Album.all

    init(isSearched: Bool = false) {
        super.init(style: .insetGrouped)
        title = isSearched ? "Search" : "Albums"
        navigationItem.largeTitleDisplayMode = .always
        if isSearched {
            let search = UISearchController(searchResultsController: nil)
            search.searchResultsUpdater = self
            search.obscuresBackgroundDuringPresentation = false
            navigationItem.searchController = search
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The gallery has no storyboard.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "album")
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        albums = Album.all.filter { text.isEmpty || $0.title.lowercased().contains(text.lowercased()) }
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        albums.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "album", for: indexPath)
        var content = UIListContentConfiguration.valueCell()
        content.text = albums[indexPath.row].title
        content.secondaryText = "\(albums[indexPath.row].photos.count)"
        content.image = UIImage(systemName: "photo.on.rectangle")
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        open(AlbumPage(albums[indexPath.row]))
    }
}
